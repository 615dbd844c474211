import type { ReactNode } from "react";

/** An icon drawn in lines of the text's colour. `box` is the drawing's width and height. */
export function LineIcon(props: { box: string; className: string; width?: string; children: ReactNode }) {
	return (
		<svg
			viewBox={`0 0 ${props.box}`}
			className={props.className}
			fill="none"
			stroke="currentColor"
			strokeWidth={props.width ?? "1.5"}
			aria-hidden="true"
		>
			{props.children}
		</svg>
	);
}
