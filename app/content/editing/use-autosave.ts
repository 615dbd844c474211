import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Calls `save` at each pause in typing of `pauseMs`, where something is unsaved; never without
 * `pauseMs`. One call at a time.
 */
export function useAutosave(options: {
	form: { subscribe(options: { formState: { values: true }; callback(): void }): () => void };
	pauseMs: number | undefined;
	isUnsaved(): boolean;
	/** @returns whether it is saved. */
	save(): Promise<boolean>;
}) {
	const { form, pauseMs, isUnsaved } = options;
	const save = useRef(options.save);
	const inFlight = useRef<Promise<boolean>>(undefined);
	const [hasUnsaved, setHasUnsaved] = useState(false);
	useEffect(() => {
		save.current = options.save;
	});

	/** Saves what is not saved yet, after what is in flight. @returns whether all is saved. */
	const saveNow = useCallback(async (): Promise<boolean> => {
		await inFlight.current;
		if (!isUnsaved()) return true;
		inFlight.current = save.current();
		return inFlight.current;
	}, [isUnsaved]);

	useEffect(() => {
		if (pauseMs === undefined) return;
		let pause: ReturnType<typeof setTimeout> | undefined;
		function saveAfterPause(): void {
			clearTimeout(pause);
			if (!isUnsaved()) return;
			setHasUnsaved(true);
			pause = setTimeout(() => void saveNow(), pauseMs);
		}
		// What came back from this device, before this form listened.
		saveAfterPause();
		const unsubscribe = form.subscribe({ formState: { values: true }, callback: saveAfterPause });
		return () => {
			clearTimeout(pause);
			unsubscribe();
		};
	}, [form, isUnsaved, pauseMs, saveNow]);

	return {
		saveNow,
		hasUnsaved,
		/** Call it after a saving. */
		noteSaved: () => setHasUnsaved(isUnsaved()),
		/** Has the next call of `saveNow` wait for a saving that was begun elsewhere. */
		waitFor: (saving: Promise<boolean>) => {
			inFlight.current = saving;
		},
	};
}
