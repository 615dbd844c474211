import { logoPath } from "#app/site/logo.ts";
import type { Language } from "#app/site/site-config.ts";
import { type AccentColours, type ShownLogo, type SiteLook, shippedLook } from "#app/site/site-look.ts";
import { photographStyles } from "./photograph-styles.ts";

const paints = ["fill", "stroke", "stop-color"] as const;

/** Returns the CSS of the owner's look; blank for a new site's. In no layer, to have precedence. */
export function lookStyles({ accent, logo, photographs }: SiteLook, language: Language): string {
	return [
		accentStyles(accent),
		logo === null ? "" : logoStyles(logo),
		...photographs.map((photograph) => photographStyles(photograph, language)),
	].join("");
}

/** Colours of drawings are attributes, over which any rule has precedence. */
function accentStyles(accent: AccentColours): string {
	if (accent === shippedLook.accent) return "";
	const { brand, ember, tints } = accent;
	const shipped = shippedLook.accent;
	const repainted = { [shipped.brand]: brand, [shipped.ember]: ember, ...tints };
	return [
		`:root{--color-brand:${brand};--color-ember:${ember}}`,
		`::selection{background:${ember};color:#fff}`,
		...Object.entries(repainted).flatMap(([old, colour]) =>
			paints.map((paint) => `[${paint}="${old}"]{${paint}:${colour}}`),
		),
	].join("");
}

/** Size of the logo in the bar, which is 4.5 rem high, and in the footer. */
const barBox = { width: 12, height: 2.75 };
const footBox = { width: 16, height: 3.5 };

/**
 * Shows the logo instead of the name, which stays as text for screen readers and search engines. In the
 * footer the logo is above the company.
 */
function logoStyles(logo: ShownLogo): string {
	const image = `url(${logoPath(logo)})`;
	const { width, height } = logo;
	const inBar = Math.min(barBox.width, (barBox.height * width) / height);
	const inFoot = Math.min(footBox.width, (footBox.height * width) / height);
	// Browsers do not print backgrounds by default.
	const inPrint = "-webkit-print-color-adjust:exact;print-color-adjust:exact;";
	const ground = logo.whiteOnDark ? "filter:brightness(0) invert(1)" : "";
	return [
		`.wordmark{display:block;height:${barBox.height}rem;width:${rem(Math.max(inBar, barBox.height))};`,
		`max-width:52vw;background:${image} 0/contain no-repeat;${inPrint}`,
		"overflow:hidden;white-space:nowrap;text-indent:100vw}",
		`footer>:last-child::before{content:"";flex:0 0 100%;height:${footBox.height}rem;margin-bottom:1.25rem;`,
		`background:${image} 0/${rem(inFoot)} auto no-repeat;${inPrint}${ground}}`,
	].join("");
}

function rem(size: number): string {
	return `${Math.round(size * 100) / 100}rem`;
}

/** Adds CSS at the end of a document's head, where React expects nothing. */
export function withLookStyles(html: string, styles: string): string {
	const end = html.indexOf("</head>");
	if (styles === "" || end === -1) return html;
	return `${html.slice(0, end)}<style>${styles}</style>${html.slice(end)}`;
}
