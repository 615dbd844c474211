import { Toast } from "radix-ui";
import { type ReactNode, useRef } from "react";

const actionClass =
	"inline-flex min-h-11 shrink-0 cursor-pointer items-center px-2 font-semibold underline underline-offset-4";

/**
 * What can be done about a toast's news, once: a button that closes its toast. `onClick` gives the
 * focus a place, for the button goes.
 */
export function ToastButton({ onClick, children }: { onClick(): void; children: ReactNode }) {
	const isPressed = useRef(false);
	return (
		<Toast.Close
			onClick={() => {
				// While the toast fades, the second press of a double click still reaches it.
				if (isPressed.current) return;
				isPressed.current = true;
				onClick();
			}}
			className={actionClass}
		>
			{children}
		</Toast.Close>
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
