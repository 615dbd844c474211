import type { ReactNode } from "react";
import { MissedArcs } from "#app/ui/arcs.tsx";
import { useFocusFallback } from "./focus.ts";

/** Replaces a list that is empty or failed to load. Its action passes the focus on as it goes. */
export function ListState(props: { title: string; text?: string; failed?: boolean; children?: ReactNode }) {
	const focusFallback = useFocusFallback(searchOrTitle);
	return (
		<div
			ref={focusFallback}
			role={props.failed ? "alert" : undefined}
			className="flex flex-col items-start gap-3 px-5 py-10 sm:px-7 sm:py-12"
		>
			<MissedArcs className="mb-2 w-24" />
			<p className="font-serif text-heading">{props.title}</p>
			{props.text === undefined ? null : <p className="max-w-column text-ink-soft">{props.text}</p>}
			{props.children}
		</div>
	);
}

function searchOrTitle(): HTMLElement | null {
	const search = document.querySelector<HTMLElement>('main input[type="search"]');
	return search ?? document.querySelector<HTMLElement>("main h1");
}

/** Skeletons of rows while they load. `height` is the class of a row's height. */
export function RowSkeletons(props: { rows: number; height: string; label: string }) {
	return (
		<div role="status" aria-label={props.label} className="divide-y divide-clay">
			{Array.from({ length: props.rows }, (_, row) => row).map((row) => (
				<div key={row} className={`flex flex-col justify-center gap-3 px-5 sm:px-7 ${props.height}`}>
					<div className="h-4 w-2/5 rounded-full bg-sand motion-safe:animate-pulse" />
					<div className="h-3 w-4/5 rounded-full bg-sand motion-safe:animate-pulse" />
				</div>
			))}
		</div>
	);
}
