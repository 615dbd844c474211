import { useCallback, useRef, useState } from "react";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useFocusFallback } from "#app/admin-ui/focus.ts";
import { ApiError, isSignedOut } from "#app/api-client/api-error.ts";
import { apiRequest } from "#app/api-client/client.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPath, adminPaths } from "#app/site/admin-screens.ts";
import { defaultLanguage, deletedDays } from "#app/site/site-config.ts";
import type { SampleEntry } from "./sample-content.ts";
import { SampleLink, SampleList } from "./sample-list.tsx";

const screens: Record<SampleEntry["kind"], (id: string) => string> = {
	article: (id) => adminPath("editArticle", id),
	event: (id) => `${adminPaths.events}?event=${id}`,
};

const boxClass = "size-5 accent-lagoon";

/** The untouched articles and events of the sample. Several at once can be moved to Deleted. */
export function SampleEntries({ entries }: { entries: readonly SampleEntry[] }) {
	const t = useText("admin");
	const language = useLanguage();
	const [ticked, setTicked] = useState<readonly string[]>([]);
	const [group, focusHeading] = useGroupFocus();
	const removal = useSampleRemoval((failed) => {
		setTicked(failed);
		focusHeading();
	});
	const titleOf = ({ id, titles }: SampleEntry) => titles[language] ?? titles[defaultLanguage] ?? id;
	const chosen = entries.filter(({ id }) => ticked.includes(id));
	const failed = entries.filter(({ id }) => removal.failed.includes(id)).map(titleOf);
	const toggle = (id: string) =>
		setTicked(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]);

	return (
		<SampleList
			ref={group}
			title={t("opening.entries", { count: entries.length })}
			text={t("opening.entriesText")}
			end={
				<>
					<div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
						<TickAll
							isAll={chosen.length === entries.length}
							disabled={removal.isPending}
							onTick={(isAll) => setTicked(isAll ? entries.map(({ id }) => id) : [])}
						/>
						<MoveButton
							count={chosen.length}
							isPending={removal.isPending}
							onMove={() => removal.move(chosen)}
						/>
					</div>
					<p role="status" className={`text-small ${failed.length === 0 ? "" : "text-fault"}`}>
						{removal.progress === undefined ? "" : t("opening.moving", removal.progress)}
						{failed.length === 0
							? ""
							: t("opening.notMoved", { names: new Intl.ListFormat(locales[language].tag).format(failed) })}
					</p>
				</>
			}
		>
			{entries.map((entry) => (
				<SampleLink
					key={entry.id}
					to={screens[entry.kind](entry.id)}
					choice={
						<label className="-ml-3 grid size-11 shrink-0 cursor-pointer place-items-center">
							<input
								type="checkbox"
								aria-label={t("opening.select", { title: titleOf(entry) })}
								className={boxClass}
								disabled={removal.isPending}
								checked={ticked.includes(entry.id)}
								onChange={() => toggle(entry.id)}
							/>
						</label>
					}
				>
					{titleOf(entry)}
				</SampleLink>
			))}
		</SampleList>
	);
}

function TickAll(props: { isAll: boolean; disabled: boolean; onTick(isAll: boolean): void }) {
	const t = useText("admin");
	return (
		<label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-small">
			<input
				type="checkbox"
				className={boxClass}
				disabled={props.disabled}
				checked={props.isAll}
				onChange={() => props.onTick(!props.isAll)}
			/>
			{t("opening.selectAll")}
		</label>
	);
}

/** Moves what is chosen once the question is answered. It keeps the focus while that is under way. */
function MoveButton(props: { count: number; isPending: boolean; onMove(): void }) {
	const { count, isPending, onMove } = props;
	const t = useText("admin");
	const [asking, setAsking] = useState(false);
	const label = count === 0 ? t("opening.moveNone") : t("opening.move", { count });
	return (
		<>
			<CompactButton
				look="quiet"
				disabled={count === 0 && !isPending}
				aria-disabled={isPending}
				onClick={() => !isPending && setAsking(true)}
			>
				{label}
			</CompactButton>
			<AlertDialog
				open={asking}
				title={t("opening.moveTitle", { count })}
				text={t("opening.moveText", { days: deletedDays })}
				cancel={t("common.cancel")}
				confirm={label}
				onCancel={() => setAsking(false)}
				onConfirm={() => {
					setAsking(false);
					onMove();
				}}
			/>
		</>
	);
}

/**
 * Gives the focus to the heading of the group, unless it is elsewhere by now, and to the screen’s title
 * where the group goes with its last entry.
 */
function useGroupFocus() {
	const group = useRef<HTMLDetailsElement>(null);
	const passesFocusOn = useFocusFallback(() => document.querySelector<HTMLElement>("h1"));
	const ref = useCallback(
		(element: HTMLDetailsElement | null) => {
			group.current = element;
			return passesFocusOn(element);
		},
		[passesFocusOn],
	);
	const focusHeading = () => {
		const isFree = document.activeElement?.contains(group.current) ?? true;
		if (isFree || group.current?.contains(document.activeElement)) {
			group.current?.querySelector("summary")?.focus();
		}
	};
	return [ref, focusHeading] as const;
}

const paths: Record<SampleEntry["kind"], string> = { article: "/api/blog-posts", event: "/api/events" };

/** Every list and count of the content area may hold articles and events. */
const everything = [[]];

/**
 * Moves articles and events of the sample to Deleted, one after the other, and goes on where one
 * fails. `onEnd` gets the ids of those that failed.
 */
function useSampleRemoval(onEnd: (failed: readonly string[]) => void) {
	const t = useText("admin");
	const [progress, setProgress] = useState<{ done: number; all: number }>();
	const [failed, setFailed] = useState<readonly string[]>([]);

	/** @returns the ids of those that failed. @throws ApiError once the session is over. */
	async function removeAll(entries: readonly SampleEntry[]): Promise<string[]> {
		const failures: string[] = [];
		for (const [done, { kind, id }] of entries.entries()) {
			setProgress({ done, all: entries.length });
			if (!(await remove(`${paths[kind]}/${id}`))) failures.push(id);
		}
		return failures;
	}

	const removal = useApiMutation({
		send: removeAll,
		refreshes: everything,
		done: (entries: readonly SampleEntry[], failures) => {
			const count = entries.length - failures.length;
			const moved = t("opening.moved", { count });
			if (failures.length === 0) return { title: moved };
			const title = t("opening.movingFailed", { count: failures.length });
			return { title, tone: "destructive", ...(count === 0 ? {} : { description: moved }) };
		},
		failed: { title: t("opening.movingEnded") },
	});

	function move(entries: readonly SampleEntry[]): void {
		setFailed([]);
		removal.mutate(entries, {
			onSuccess: (failures) => {
				setFailed(failures);
				onEnd(failures);
			},
			onSettled: () => setProgress(undefined),
		});
	}

	return { move, progress, failed, isPending: removal.isPending };
}

/** @returns whether it is in Deleted, or gone, now. @throws ApiError once the session is over. */
async function remove(path: string): Promise<boolean> {
	try {
		await apiRequest("DELETE", path);
		return true;
	} catch (error) {
		if (isSignedOut(error)) throw error;
		return error instanceof ApiError && error.status === 404;
	}
}
