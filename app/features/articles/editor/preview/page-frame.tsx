import { useMemo } from "react";
import { type PageWidth, useFittingScale, widthOf } from "#app/admin-ui/page-widths.ts";
import type { ShownPage } from "#app/features/articles/articles.query.ts";

/** The largest visible height of the frame, in CSS pixels. */
const height = 640;

/**
 * A page in a frame with a phone's or a computer's layout, scaled down where there is no room. No
 * script or form of it runs, and its links lead nowhere.
 */
export function PageFrame(props: {
	title: string;
	/** Undefined before the first one is loaded. */
	page: ShownPage | undefined;
	width: PageWidth;
	isBusy: boolean;
}) {
	const width = widthOf[props.width];
	const { box, scale } = useFittingScale<HTMLDivElement>(width);
	const shown = useMemo(() => props.page && wholePage(props.page), [props.page]);

	return (
		<div
			ref={box}
			aria-busy={props.isBusy}
			className="overflow-hidden rounded-[2px] bg-sand"
			style={{ height }}
		>
			{shown === undefined ? null : (
				<iframe
					// Of the same origin, so that it may load the site's fonts.
					sandbox="allow-same-origin"
					srcDoc={shown}
					title={props.title}
					className="mx-auto block max-w-none origin-top-left bg-paper ring-1 ring-clay"
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

/** Wraps a page in a document with the site's styles, which the content area has loaded. */
function wholePage({ html, language }: ShownPage): string {
	const sheets = [...document.querySelectorAll("link[rel=stylesheet], style")];
	const styles = sheets.map(({ outerHTML }) => outerHTML).join("");
	const head = `<meta charset="utf-8"><base target="_blank">${styles}`;
	return `<!doctype html><html lang="${language}"><head>${head}</head><body>${html}</body></html>`;
}
