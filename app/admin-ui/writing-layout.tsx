import "./save-bar.css";
import type { ReactNode } from "react";
import { Panel } from "./screen.tsx";

/** Lays out a form's text, as wide as on its page, with its panels beside it if both fit. */
export function WritingLayout(props: {
	text: ReactNode;
	panels: ReactNode;
	isBeside?: boolean;
	stays?: boolean;
}) {
	const { isBeside = false, stays = false } = props;
	const beside = `desk:grid-cols-1 ${stays ? "desk:sticky desk:top-6" : ""}`;
	return (
		<div
			className={`grid grid-cols-1 items-start gap-5 ${isBeside ? "" : "desk:grid-cols-[minmax(calc(var(--container-column)+6.125rem),1fr)_minmax(18.5rem,21rem)]"}`}
		>
			<Panel className="relative px-5 pt-1 pb-7 sm:px-7">{props.text}</Panel>
			<div className={`grid grid-cols-1 gap-5 lg:grid-cols-2 ${isBeside ? "" : beside}`}>{props.panels}</div>
		</div>
	);
}

/** The buttons that save such a form: a bar at the foot of the screen if the panels are below the text. */
export function SaveBar(props: { outcome: ReactNode; isBeside?: boolean; children: ReactNode }) {
	const { isBeside = false } = props;
	return (
		<div
			className={`save-bar grid gap-4 md:fixed md:right-0 md:bottom-0 md:left-(--menu-width) md:z-30 md:flex md:items-center md:justify-between md:gap-8 md:border-t md:border-clay md:bg-white md:px-8 md:py-3 lg:px-10 ${isBeside ? "" : "desk:static desk:grid desk:items-stretch desk:justify-normal desk:gap-4 desk:border-0 desk:p-0"}`}
		>
			{props.outcome}
			<div
				className={`flex flex-wrap gap-2.5 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:border-t max-md:border-clay max-md:bg-white max-md:px-4 max-md:py-3 sm:max-md:px-8 md:shrink-0 ${isBeside ? "" : "desk:flex-col"}`}
			>
				{props.children}
			</div>
		</div>
	);
}
