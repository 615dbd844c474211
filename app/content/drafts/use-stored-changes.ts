import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { z } from "#app/content/schema.ts";
import { type DeviceRecord, deviceRecords } from "./device-records.ts";
import { pauseMs } from "./use-stored-draft.ts";

type Stored<Changes> = DeviceRecord<{ changes: Changes }>;

/** Where the changes of a form are stored on this device. */
export function changesRecords<Changes>(name: string, schema: z.ZodType<Changes>) {
	const record = z.object({ storedAt: z.string(), changes: schema });
	return deviceRecords<{ changes: Changes }>(localStorage, `${name}-changes:`, record);
}

export type StoredChanges<Changes> = ReturnType<typeof useStoredChanges<Changes>>;

/**
 * Stores what is changed in a form of settings on this device, at each pause and when the page goes
 * away, and offers what an earlier opening of the form left behind. Changes alone are stored, so that
 * what was saved elsewhere meanwhile stays. With `resumed`, what was left behind comes back by itself.
 */
export function useStoredChanges<Changes>(options: {
	/** What the form is of, in storage. */
	name: string;
	schema: z.ZodType<Changes>;
	/** What differs from what is saved; undefined where nothing does. */
	read(): Changes | undefined;
	/** Puts changes into the form. */
	take(changes: Changes): void;
	resumed: boolean;
}) {
	const { name, schema, resumed } = options;
	const latest = useRef(options);
	const records = useMemo(() => changesRecords(name, schema), [name, schema]);
	const [own] = useState(() => records.newKey());
	const [offered, setOffered] = useState<Stored<Changes>>();
	const [isRestored, setRestored] = useState(false);
	const [restorations, setRestorations] = useState(0);
	const closed = useRef(false);
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

	useEffect(() => {
		latest.current = options;
	});

	const offerNext = useCallback(() => {
		setOffered(records.list().find(({ key }) => key !== own));
	}, [records, own]);

	const storeNow = useCallback(() => {
		clearTimeout(pause.current);
		if (closed.current) return;
		const changes = latest.current.read();
		if (changes === undefined) records.forget(own);
		else records.store({ key: own, storedAt: new Date().toISOString(), changes });
	}, [records, own]);

	/** To be called whenever something in the form changes. */
	const noteChange = useCallback(() => {
		clearTimeout(pause.current);
		pause.current = setTimeout(storeNow, pauseMs);
	}, [storeNow]);

	const restore = useCallback(
		(stored: Stored<Changes>) => {
			latest.current.take(stored.changes);
			// Under the form's own key first: whatever happens between the two, one of them is there.
			records.store({ ...stored, key: own });
			records.forget(stored.key);
			setRestored(true);
			setRestorations((count) => count + 1);
			offerNext();
		},
		[records, own, offerNext],
	);

	useEffect(() => {
		const left = records.list().find(({ key }) => key !== own);
		if (resumed && left !== undefined) restore(left);
		else offerNext();
	}, [records, own, resumed, restore, offerNext]);

	useEffect(() => {
		window.addEventListener("pagehide", storeNow);
		document.addEventListener("visibilitychange", storeNow);
		return () => {
			window.removeEventListener("pagehide", storeNow);
			document.removeEventListener("visibilitychange", storeNow);
			storeNow();
		};
	}, [storeNow]);

	return {
		/** What an earlier opening left behind; undefined where nothing is. */
		offered,
		/** Whether the form shows what was left behind. */
		isRestored,
		/** How often something came back: a control that keeps its own text starts anew each time. */
		restorations,
		noteChange,
		restore: () => {
			if (offered !== undefined) restore(offered);
		},
		discard: () => {
			if (offered !== undefined) records.forget(offered.key);
			offerNext();
		},
		/** After saving. */
		markSaved: () => {
			clearTimeout(pause.current);
			records.forget(own);
			setRestored(false);
		},
		/** Before leaving without saving: nothing typed here is stored. */
		close: () => {
			closed.current = true;
			records.forget(own);
		},
	};
}
