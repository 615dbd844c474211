import { Toast } from "radix-ui";
import { type ReactNode, useRef } from "react";

const actionClass =
	"inline-flex min-h-11 shrink-0 cursor-pointer items-center px-2 font-semibold underline underline-offset-4";

/** The action of a toast, which closes it. `onClick` must move the focus, as the button disappears. */
export function ToastButton({ onClick, children }: { onClick(): void; children: ReactNode }) {
	const isPressed = useRef(false);
	return (
		<Toast.Close
			onClick={() => {
				// The second press of a double click reaches the toast while it fades.
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

/** A link of a toast that opens in a new tab. */
export function ToastLink(props: { href: string; newTab: string; children: ReactNode }) {
	return (
		<a href={props.href} target="_blank" rel="noopener" className={actionClass}>
			{props.children}
			<span className="sr-only"> ({props.newTab})</span>
		</a>
	);
}
