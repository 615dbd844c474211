import { useEffect, useState } from "react";

/** Modules of white around the code: a scanner needs them. */
const border = 4;

/** A text as a QR code. Drawn once its library is there. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const [rows, setRows] = useState<readonly (readonly boolean[])[]>([]);

	useEffect(() => {
		let isGone = false;
		void import("uqr").then(({ encode }) => {
			if (!isGone) setRows(encode(text, { ecc: "M", border }).data);
		});
		return () => {
			isGone = true;
		};
	}, [text]);

	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${rows.length} ${rows.length}`}
			shapeRendering="crispEdges"
			className="size-52 bg-white text-ink"
		>
			<path d={rows.flatMap(modulesOf).join("")} fill="black" />
		</svg>
	);
}

/** The dark modules of a row, as parts of a path. */
function modulesOf(row: readonly boolean[], y: number): string[] {
	return row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []));
}
