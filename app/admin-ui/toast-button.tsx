import type { ReactNode } from "react";

const actionClass =
	"inline-flex min-h-11 shrink-0 cursor-pointer items-center px-2 font-semibold underline underline-offset-4";

/** What can be done about a toast's news: a button within the toast. */
export function ToastButton({ onClick, children }: { onClick(): void; children: ReactNode }) {
	return (
		<button type="button" onClick={onClick} className={actionClass}>
			{children}
		</button>
	);
}

/** A way to what a toast tells of, in a new tab, which `newTab` says. */
export function ToastLink(props: { href: string; newTab: string; children: ReactNode }) {
	return (
		<a href={props.href} target="_blank" rel="noopener" className={actionClass}>
			{props.children}
			<span className="sr-only"> ({props.newTab})</span>
		</a>
	);
}
