import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useRef, useState } from "react";
import {
	type DefaultValues,
	type FieldPath,
	type FieldValues,
	type Resolver,
	useForm,
} from "react-hook-form";
import { isSignedIn } from "#app/api-client/session-flag.ts";
import type { ContentRequests } from "#app/content/content-requests.ts";
import { blankDraft, contentOf, draftOf } from "#app/content/draft.ts";
import type { Base } from "#app/content/drafts/draft-form.ts";
import { useIsResumed } from "#app/content/drafts/resumed.ts";
import { type FieldsKind, isSameDraft, type StoredKind } from "#app/content/drafts/stored-kind.ts";
import { useRecovery } from "#app/content/drafts/use-recovery.ts";
import type { Fields } from "#app/content/field.ts";
import type { Content, Draft } from "#app/content/localized.ts";
import { type ContentSavingOptions, type SavedForm, useContentSaving } from "./use-content-saving.ts";

/** Is sent beside the draft of a form. */
export type Sent = {
	/** The version that the draft was made from; 1 for something new. */
	version: number;
	/** The key of the working copy of something new, which its creation makes superfluous. */
	draftKey: string;
};

type Options<Draft extends FieldValues, Saved extends { version: number }> = Omit<
	ContentSavingOptions<Draft, Saved>,
	"form" | "saved" | "version" | "base" | "recovery" | "send" | "onInvalid" | "onSaved"
> & {
	kind: StoredKind<Draft>;
	/** Undefined for something new. */
	id: string | undefined;
	/** The draft that the form opens with: a saved one, or the beginning of a new one. */
	initial: Draft;
	/** The version of what is saved; null for something new. */
	version: number | null;
	/** Checks a draft before it is saved; `saved` is what the server has. */
	resolver?(saved: Draft): Resolver<Draft>;
	/** Checks fields while they are filled in. */
	mode?: "onBlur";
	/** Brings back what was typed by itself, not only after a session that ended. */
	isResumed?: boolean | undefined;
	/** The key of the unfinished text with which something new goes on. */
	continued?: string | undefined;
	/** The content is personal data, which no device stores. */
	isPersonal?: boolean;
	send(draft: Draft, sent: Sent): Promise<Saved>;
	/** Called with the first field that must be corrected. */
	onInvalid?(field: FieldPath<Draft>): void;
	/** Called once the form holds what the server made of the draft. */
	onSaved?(answer: Saved): void;
};

/** Returns what the description of a kind says of its form: of a new thing, or of a `saved` one. */
export function fieldsForm<F extends Fields, Saved extends Content<F> & { id: string; version: number }>(
	kind: FieldsKind<F>,
	requests: ContentRequests<Saved, Content<F>>,
	saved: Saved | undefined,
) {
	const { fields, complete } = kind;
	return {
		kind,
		id: saved?.id,
		initial: saved === undefined ? blankDraft(fields) : draftOf(fields, saved),
		version: saved?.version ?? null,
		resolver: () => zodResolver(complete),
		draftOf: (current: Saved) => draftOf(fields, current),
		send(draft: Draft<F>, { version, draftKey }: Sent): Promise<Saved> {
			const input = contentOf(fields, draft);
			if (saved !== undefined) return requests.update(saved.id, { ...input, version });
			return requests.create(input, kind.path === undefined ? undefined : draftKey);
		},
	};
}

/**
 * The form of one thing that is edited: what is typed in it is stored until it is saved, checked, and
 * saved one request at a time; what two devices changed is merged, or asked about. Whatever fails, the
 * form keeps every word.
 */
export function useContentForm<Draft extends FieldValues, Saved extends { version: number }>(
	options: Options<Draft, Saved>,
) {
	const { kind, id, resolver, continued, isPersonal } = options;
	const [initial] = useState(options.initial);
	const saved = useRef<Draft>(initial);
	const version = useRef(options.version);
	const base = useRef<Base<Draft>>({ version: options.version, draft: initial });
	const form = useForm<Draft>({
		defaultValues: structuredClone(initial) as DefaultValues<Draft>,
		resolver: resolver && ((...args) => resolver(saved.current)(...args)),
		...(options.mode && { mode: options.mode }),
	});
	const isSessionResumed = useIsResumed();
	const resumed = options.isResumed ?? isSessionResumed;
	const recovery = useRecovery<Draft>({
		...{ kind, id, form, saved, version, base, resumed, continued, isPersonal },
	});
	const isLeft = useRef(false);
	const isChanged = useCallback(
		() => !isLeft.current && !isSameDraft(kind, form.getValues(), saved.current),
		[form, kind],
	);
	const isUnsaved = useCallback(() => isSignedIn() && isChanged(), [isChanged]);

	const saving = useContentSaving<Draft, Saved>({
		...options,
		form: form as SavedForm<Draft>,
		...{ saved, version, base, recovery },
		send: (draft) =>
			options.send(draft, { version: version.current ?? 1, draftKey: recovery.draftKey.current }),
		onInvalid: showMessages,
		onSaved: (answer) => {
			options.onSaved?.(answer);
			if (!isLeft.current) recovery.markSaved();
		},
	});

	/** Shows the server's message at each field that it refuses. */
	function showMessages(messages: Record<string, string>, draft: Draft): void {
		const fields = Object.keys(messages).filter((path) => (path.split(".")[0] ?? "") in draft);
		for (const path of fields)
			form.setError(path as FieldPath<Draft>, { type: "server", message: messages[path] ?? "" });
		if (fields[0] !== undefined) options.onInvalid?.(fields[0] as FieldPath<Draft>);
	}

	return {
		form,
		/** The draft of what the server has. */
		saved,
		version,
		recovery,
		saving,
		isChanged,
		isUnsaved,
		/** Saves what the form holds, once it is right. */
		submit: form.handleSubmit(saving.save as (draft: Draft) => Promise<boolean>, (errors) =>
			options.onInvalid?.(Object.keys(errors)[0] as FieldPath<Draft>),
		),
		/** Shows what is saved now, made elsewhere or from an older version. What was typed is put aside. */
		adopt: (current: Saved) => {
			if (isUnsaved()) recovery.setAside(kind.normalized(form.getValues()), current.version);
			saving.adopt(current);
			recovery.resume();
		},
		/** Call it before the form goes: nothing typed in it is wanted any more, or all of it is saved. */
		leave: () => {
			isLeft.current = true;
			recovery.close();
		},
	};
}
