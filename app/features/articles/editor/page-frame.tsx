import { useMemo } from "react";
import { type PageWidth, widthOf } from "#app/admin-ui/page-widths.ts";
import { useFittingScale } from "#app/admin-ui/use-fitting-scale.ts";
import type { ShownPage } from "./articles.query.ts";

/** What is seen of a page at a time, in pixels of the screen. */
const height = 640;

/**
 * A page in a frame of its own, where a phone's or a computer's layout holds, made smaller where
 * there is no room for it. No script and no form of it runs, and its links lead nowhere.
 */
export function PageFrame(props: {
	title: string;
	/** None before the first one is there. */
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
					// Of the same origin, so that it may read the site's fonts.
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

/** A document around a page, in the styles of the site, which the content area has too. */
function wholePage({ html, language }: ShownPage): string {
	const sheets = [...document.querySelectorAll("link[rel=stylesheet], style")];
	const styles = sheets.map(({ outerHTML }) => outerHTML).join("");
	const head = `<meta charset="utf-8"><base target="_blank">${styles}`;
	return `<!doctype html><html lang="${language}"><head>${head}</head><body>${html}</body></html>`;
}
