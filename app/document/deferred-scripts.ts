/**
 * Loads a page's scripts after the first paint, so that fonts and pictures come first on a slow
 * connection. Each module runs in a task of its own, so that a phone can respond to input in between,
 * and last the page's own script, which is text until then. Without paint timing it starts a second
 * after the load event. A constant, so that the policy can name its hash.
 */
export const deferredStart = `(() => {
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
})()`.replace(/\n\t+/g, "\n");

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const pageScript = '<script type="module" async="">';
const scriptEnd = "</script>";

/**
 * Rewrites a document to load its modules after the first paint. @returns it in parts. React Router
 * names the entry first, which needs the page's own script to have run.
 */
export function deferScripts(html: string): string[] {
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
		`${waiting}${code}</script><script>${deferredStart}</script>`,
		html.slice(end + scriptEnd.length),
	];
}
