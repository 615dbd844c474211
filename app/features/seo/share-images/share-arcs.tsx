import type { AccentColours } from "#app/site/site-look.ts";
import type { ShareImage } from "./share-image.ts";

/**
 * The two circles that meet, at the right edge of a shared picture: full on a light page, in line
 * on a dark article.
 */
export function ShareArcs({ look, accent }: Pick<ShareImage, "look" | "accent">) {
	return (
		<svg
			viewBox="0 0 1200 630"
			width="1200"
			height="630"
			style={{ position: "absolute", top: 0, left: 0 }}
			fill="none"
			aria-hidden="true"
		>
			<clipPath id="first">
				<circle cx="950" cy="315" r="190" />
			</clipPath>
			{look === "page" ? <LateSun accent={accent} /> : <Evening brand={accent.brand} />}
		</svg>
	);
}

function LateSun({ accent: { brand, tints } }: { accent: AccentColours }) {
	return (
		<>
			<defs>
				<linearGradient id="sun" x1="0" y1="0" x2="1" y2="1">
					<stop offset="0" stopColor={tints["#f8c09b"] ?? "#f8c09b"} />
					<stop offset="1" stopColor={tints["#f58a64"] ?? "#f58a64"} />
				</linearGradient>
				<linearGradient id="lagoon" x1="1" y1="0" x2="0" y2="1">
					<stop offset="0" stopColor="#c0d8d1" />
					<stop offset="1" stopColor="#7c9f9d" />
				</linearGradient>
			</defs>
			<circle cx="950" cy="315" r="222" stroke="#e3d2bf" strokeWidth="1.5" />
			<circle cx="1148" cy="315" r="222" stroke="#e3d2bf" strokeWidth="1.5" />
			<circle cx="950" cy="315" r="190" fill="url(#sun)" />
			<circle cx="1148" cy="315" r="190" fill="url(#lagoon)" />
			<circle cx="1148" cy="315" r="190" fill={brand} clipPath="url(#first)" />
		</>
	);
}

function Evening({ brand }: { brand: string }) {
	return (
		<>
			<circle cx="1148" cy="315" r="190" fill={brand} clipPath="url(#first)" />
			<circle cx="950" cy="315" r="190" stroke="#dde9e5" strokeOpacity="0.5" strokeWidth="2" />
			<circle cx="1148" cy="315" r="190" stroke="#dde9e5" strokeOpacity="0.5" strokeWidth="2" />
		</>
	);
}
