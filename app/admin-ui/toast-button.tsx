import type { ReactNode } from "react";

/** What can be done about a toast's news: a button within the toast. */
export function ToastButton({ onClick, children }: { onClick(): void; children: ReactNode }) {
	return (
		<button
			type="button"
			onClick={onClick}
			className="min-h-11 shrink-0 cursor-pointer px-2 font-semibold underline underline-offset-4"
		>
			{children}
		</button>
	);
}
