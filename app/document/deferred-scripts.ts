/**
 * Fetches a page's scripts once something has been painted: on a slow line their bytes would otherwise come before fonts
 * and pictures. Each module then runs in a task of its own, that a phone may answer a finger in between, and last the
 * page's own script, which has waited as text. A browser that tells of no painting begins soon after the page has loaded.
 * A constant text.
 */
export const lateStart = `(() => {
	const waiting = document.currentScript.previousElementSibling;
	let started = false;
	const start = async () => {
		if (started) return;
		started = true;
		const [entry, ...modules] = waiting.dataset.modules.split(" ");
		for (const href of [...modules, entry]) {
			document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
		}
		for (const href of modules) {
			await import(href).catch(() => undefined);
			await new Promise((resolve) => setTimeout(resolve));
		}
		const page = document.createElement("script");
		Object.assign(page, { type: "module", textContent: waiting.textContent });
		document.head.append(page);
		page.remove();
	};
	addEventListener("load", () => setTimeout(start, 1000));
	if (typeof PerformanceObserver === "function") {
		new PerformanceObserver(start).observe({ type: "paint", buffered: true });
	}
})()`;

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const pageScript = '<script type="module" async="">';
const scriptEnd = "</script>";

/**
 * Rewrites a document of React Router, whose modules would be fetched while it is read, to fetch them after the first
 * paint. React Router names the entry first, which needs the page's own script to have run.
 * @returns the document in parts.
 */
export function startScriptsLate(html: string): string[] {
	const headEnd = html.indexOf("</head>");
	const at = html.lastIndexOf(pageScript);
	if (at === -1) return [html];
	const head = html.slice(0, headEnd);
	const end = html.indexOf(scriptEnd, at);
	const modules = [...head.matchAll(preload)].map(([, href]) => href);
	const waiting = `<script type="text/plain" data-modules="${modules.join(" ")}">`;
	const code = html.slice(at + pageScript.length, end);
	return [
		head.replace(preload, ""),
		html.slice(headEnd, at),
		`${waiting}${code}</script><script>${lateStart}</script>`,
		html.slice(end + scriptEnd.length),
	];
}
