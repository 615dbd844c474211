import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { ScreenHead } from "#app/admin-ui/screen.tsx";
import type { contentRequests } from "#app/content/content-requests.ts";
import { storedDrafts } from "#app/content/drafts/stored-drafts.ts";
import type { StoredKind } from "#app/content/drafts/stored-kind.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { SectionWith } from "../section.ts";
import { ContentList, type ListProps } from "./content-list.tsx";

type Props<Saved extends { id: string }, Draft extends object> = Omit<
	ListProps<Saved>,
	"kind" | "texts" | "requests"
> & {
	kind: StoredKind<Draft> & { name: ListProps<Saved>["kind"] };
	texts: ListProps<Saved>["texts"] & SectionWith<"title" | "intro" | "add">;
	requests: Pick<ReturnType<typeof contentRequests<Saved, never>>, "list" | "remove">;
	/** Shown beside the button that adds one. */
	links?: ReactNode;
	/** `onEdit` is undefined while a form is open. */
	row(thing: Saved, actions: { onEdit: (() => void) | undefined; onDelete(): void }): ReactNode;
	/** The form of a thing, or of a new one. */
	form(thing: Saved | undefined, onClose: () => void): ReactNode;
};

/** A short list of things, each with a form that opens above it: also of what was left typed in one. */
export function ListWithForm<Saved extends { id: string }, Draft extends object>(props: Props<Saved, Draft>) {
	const { kind, texts, requests } = props;
	const t = useText("admin");
	const things = useQuery({ ...requests.list, refetchOnWindowFocus: false });
	const [edited, setEdited] = useState<Saved | "new">();
	const heading = useRef<HTMLHeadingElement>(null);
	const isReopened = useRef(false);

	useEffect(() => {
		if (things.data === undefined || isReopened.current) return;
		isReopened.current = true;
		const drafts = [undefined, ...things.data].flatMap((thing) =>
			storedDrafts(localStorage, kind, thing?.id)
				.list()
				.map(({ storedAt }) => ({ storedAt, edited: thing ?? ("new" as const) })),
		);
		const [last] = drafts.sort((one, other) => other.storedAt.localeCompare(one.storedAt));
		setEdited((now) => now ?? last?.edited);
	}, [things.data, kind]);

	function close(): void {
		setEdited(undefined);
		heading.current?.focus();
	}

	/** Forgets what this device stores of a thing that is gone. */
	function forget({ id }: Saved): void {
		// The form stores what is in it as it goes: it goes first.
		if (edited !== "new" && edited?.id === id) flushSync(() => setEdited(undefined));
		const drafts = storedDrafts(localStorage, kind, id);
		for (const { key } of drafts.list()) drafts.forget(key);
	}

	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t(`${texts}.title`)}>
				<div className="flex flex-wrap gap-3">
					{props.links}
					{edited === undefined ? (
						<CompactButton look="primary" onClick={() => setEdited("new")}>
							<Icon name="plus" />
							{t(`${texts}.add`)}
						</CompactButton>
					) : null}
				</div>
			</ScreenHead>
			<p className="mb-7 max-w-column text-ink-soft">{t(`${texts}.intro`)}</p>
			{edited === undefined ? null : (
				<Fragment key={edited === "new" ? "new" : edited.id}>
					{props.form(edited === "new" ? undefined : edited, close)}
				</Fragment>
			)}
			<ContentList
				{...{ texts, requests, heading, question: props.question }}
				kind={kind.name}
				query={things}
				rows={3}
				height="h-20"
				row={(thing, onDelete) =>
					props.row(thing, {
						onEdit: edited === undefined ? () => setEdited(thing) : undefined,
						onDelete,
					})
				}
				onDeleted={forget}
			/>
		</div>
	);
}
