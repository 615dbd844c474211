import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { documentContext } from "./document.context";
import { RequestId } from "./features/failure/request-id";
import publicStyles from "./public.css?inline";
import { publicStylesMark } from "./public-styles-mark";

/** Renders a document whole: a page is short, and a whole one can be measured, compressed once and cached. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const { requestId, policyOf } = context.get(documentContext);
	const rendered = await render(
		<RequestId value={status >= 500 ? requestId : ""}>
			<ServerRouter context={routerContext} url={request.url} />
		</RequestId>,
	);
	headers.set("Content-Type", "text/html; charset=utf-8");
	const policy = policyOf(rendered);
	if (policy !== undefined) headers.set("Content-Security-Policy", policy);
	return new Response(request.method === "HEAD" ? null : finished(rendered), { status, headers });
}

function render(document: React.ReactNode): Promise<string> {
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = [];
		const page = new Writable({
			write(chunk: Buffer, _encoding, written) {
				chunks.push(chunk);
				written();
			},
			final(ended) {
				resolve(Buffer.concat(chunks).toString());
				ended();
			},
		});
		const { pipe } = renderToPipeableStream(document, {
			onAllReady: () => pipe(page),
			onShellError: reject,
			onError: (error) => reject(error),
		});
	});
}

const styles = Buffer.from(publicStyles);

/**
 * The document as it is sent: with the styles of public pages in place of their mark, and with scripts that wait for
 * what paints the page (on a slow line their bytes would otherwise come before fonts and pictures).
 */
function finished(html: string): Buffer<ArrayBuffer> {
	const headEnd = html.indexOf("</head>");
	const head = html
		.slice(0, headEnd)
		.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
	const [before = "", after] = head.split(publicStylesMark);
	const body = html.slice(headEnd);
	if (after === undefined) return Buffer.from(head + body);
	return Buffer.concat([Buffer.from(before), styles, Buffer.from(after + body)]);
}

/** Reports what nobody expected: neither an answer that a loader chose, nor a request that its client gave up. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (isRouteErrorResponse(error) || request.signal.aborted) return;
	context.get(documentContext).report(error);
};
