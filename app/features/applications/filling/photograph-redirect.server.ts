import type { MiddlewareHandler } from "hono";
import { type FormId, formIds } from "#app/features/forms/form.ts";
import { localizePath } from "#app/i18n/language.ts";
import { defaultLanguage, languages } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { type PhotographFault, photographFaultOf } from "./photographs.ts";

const sentTo = /^\/api\/applications\/([\w-]+)\/photographs\/([\w-]+)$/;

/**
 * Leads a browser without scripts that sent a photograph back to its form, or to the page where it is
 * chosen, which says why it was not taken. Stands before all that may refuse it.
 */
export const leadBackToForm: MiddlewareHandler = async (context, next) => {
	const { req } = context;
	const [, name, question = ""] = sentTo.exec(req.path) ?? [];
	const form = formIds.find((one) => one === name);
	const isForm = req.method === "POST" && (req.header("Accept") ?? "").includes("text/html");
	await next();
	if (form === undefined || !isForm) return;
	const { error, res } = context;
	const fault = res.ok ? undefined : photographFaultOf(error instanceof ApiError ? error.code : "");
	// The rest of a file that is too large is taken and forgotten: a browser reads no answer before.
	if (fault !== undefined) await discard(req.raw);
	const Location = addressAfter({ form, question, fault, query: (key) => req.query(key) ?? "" });
	context.res = new Response(null, { status: 303, headers: { Location } });
};

type Sent = {
	form: FormId;
	question: string;
	fault: PhotographFault | undefined;
	query(key: string): string;
};

function addressAfter({ form, question, fault, query }: Sent): string {
	const language = languages.find((one) => one === query("language")) ?? defaultLanguage;
	const step = /^\d{1,3}$/.test(query("step")) ? query("step") : "1";
	if (fault === undefined)
		return `${localizePath(entryPath("application", form), language)}?step=${step}#answer-${question}`;
	const page = localizePath(entryPath("application/photograph", form), language);
	return `${page}?${new URLSearchParams({ question, step, fault })}`;
}

async function discard({ body, bodyUsed }: Request): Promise<void> {
	if (body === null || bodyUsed || body.locked) return;
	try {
		for await (const _part of body);
	} catch {
		// The browser closed the connection: it no longer waits for an answer.
	}
}
