import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
} from "react-router";
import { lookStyles } from "./document/look-styles.ts";
import { renderDocument } from "./document/render-document.tsx";
import { dismissalScript } from "./features/pages/rebrand/notice.ts";
import { RequestId } from "./features/site-shell/error-screen.tsx";
import homeStyles from "./home.css?inline";
import { plainPath } from "./i18n/language.ts";
import { isMeasured } from "./metadata/public-pages.ts";
import publicStyles from "./public.css?inline";
import { siteContext } from "./site/site-context.server.ts";
import { shippedLook } from "./site/site-look.ts";

const styles = { home: Buffer.from(homeStyles), others: Buffer.from(publicStyles) };

/** Answers with the document of a page, under the policy that names its inline scripts. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	loadContext: RouterContextProvider,
): Promise<Response> {
	const { requestId, policyOf, readTexts, language } = loadContext.get(siteContext);
	// A page that says what failed is shown all the same.
	const look = await readTexts().then(
		(texts) => texts.look,
		() => shippedLook,
	);
	const address = new URL(request.url);
	const { bytes, scripts } = await renderDocument({
		context,
		url: request.url,
		styles: plainPath(address.pathname) === "/" ? styles.home : styles.others,
		lookStyles: lookStyles(look, language),
		around: (router) => <RequestId value={status >= 500 ? requestId : ""}>{router}</RequestId>,
	});
	headers.set("Content-Type", "text/html; charset=utf-8");
	const measured = isMeasured(address);
	const policy = policyOf({ scripts: [dismissalScript, ...scripts], measured });
	if (policy !== undefined) headers.set("Content-Security-Policy", policy);
	return new Response(request.method === "HEAD" ? null : bytes, { status, headers });
}

/**
 * Reports what nobody expected: neither an answer that a loader chose, nor a request that its
 * client gave up.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (isRouteErrorResponse(error) || request.signal.aborted) return;
	context.get(siteContext).report(error);
};
