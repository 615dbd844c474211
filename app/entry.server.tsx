import { randomUUID } from "node:crypto";
import { renderToString } from "react-dom/server";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { documentBytes, finishDocument } from "./document/finish-document.ts";
import { hydrationScript } from "./document/hydration-data.ts";
import { recallScript } from "./features/pages/rebrand/notice.ts";
import { RequestId } from "./features/site-shell/request-id.ts";
import { isMeasured } from "./metadata/public-pages.ts";
import publicStyles from "./public.css?inline";
import { siteContext } from "./site/site-context.server.ts";

const styles = Buffer.from(publicStyles);

/**
 * Renders a document whole: a page is short, and a whole one can be measured, compressed once and cached. No part of it
 * may suspend. What its loaders read is written after it, where React Router would stream it: as one text, it costs a
 * rendering less.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	{ serverHandoffStream, ...routerContext }: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const { requestId, policyOf } = context.get(siteContext);
	const mark = randomUUID();
	const rendered = renderToString(
		<RequestId value={status >= 500 ? requestId : ""}>
			<ServerRouter context={routerContext} url={request.url} nonce={mark} />
		</RequestId>,
	);
	const { parts, scripts } = finishDocument(rendered, mark, await hydrationScript(serverHandoffStream), [
		recallScript,
	]);
	headers.set("Content-Type", "text/html; charset=utf-8");
	const policy = policyOf({ scripts, measured: isMeasured(new URL(request.url).pathname) });
	if (policy !== undefined) headers.set("Content-Security-Policy", policy);
	return new Response(request.method === "HEAD" ? null : documentBytes(parts, styles), { status, headers });
}

/** Reports what nobody expected: neither an answer that a loader chose, nor a request that its client gave up. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (isRouteErrorResponse(error) || request.signal.aborted) return;
	context.get(siteContext).report(error);
};
