import { useMemo } from "react";
import { useFittingScale } from "#app/admin-ui/use-fitting-scale.ts";
import type { Language } from "#app/site/site-config.ts";

/** The widths that a page is looked at in. */
export const pageWidths = ["phone", "desktop"] as const;

export type PageWidth = (typeof pageWidths)[number];

/** In pixels of the page. */
const pixels: Record<PageWidth, number> = { phone: 390, desktop: 1280 };

/** What is seen of a page at a time, in pixels of the screen. */
const height = 640;

/**
 * A page in a frame of its own, where a phone's or a computer's layout holds, made smaller where
 * there is no room for it. No script and no form of it runs, and its links lead nowhere.
 */
export function PageFrame(props: {
	title: string;
	html: string | undefined;
	language: Language;
	width: PageWidth;
	isBusy: boolean;
}) {
	const { html, language } = props;
	const width = pixels[props.width];
	const { box, scale } = useFittingScale<HTMLDivElement>(width);
	const page = useMemo(() => html && wholePage(html, language), [html, language]);

	return (
		<div
			ref={box}
			aria-busy={props.isBusy}
			className="overflow-hidden rounded-[2px] bg-sand"
			style={{ height }}
		>
			{page === undefined ? null : (
				<iframe
					// Of the same origin, so that it may read the site's fonts.
					sandbox="allow-same-origin"
					srcDoc={page}
					title={props.title}
					className="mx-auto block max-w-none origin-top-left border-x border-clay bg-paper"
					style={{
						width,
						height: height / scale,
						...(scale < 1 && { transform: `scale(${scale})`, margin: 0 }),
					}}
				/>
			)}
		</div>
	);
}

/** A document around a page, in the styles of the site, which the content area has too. */
function wholePage(html: string, language: Language): string {
	const sheets = [...document.querySelectorAll("link[rel=stylesheet], style")];
	const styles = sheets.map(({ outerHTML }) => outerHTML).join("");
	const head = `<meta charset="utf-8"><base target="_blank">${styles}`;
	return `<!doctype html><html lang="${language}"><head>${head}</head><body>${html}</body></html>`;
}
