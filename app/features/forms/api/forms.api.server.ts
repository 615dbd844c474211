import { createRoute, z } from "@hono/zod-openapi";
import { formIds, formSchema, formsPath } from "#app/features/forms/form.ts";
import type { FormsStore } from "#app/features/forms/storage/forms.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, json, refused } from "#platform/api/api.ts";

type Parts = {
	forms: Pick<FormsStore, "listForms" | "setState">;
	/** @throws ApiError 409 unless the key of the applications is on paper. */
	requireProvedKey(): Promise<void>;
};

const params = z.object({ id: z.enum(formIds, "Choose a form of the site.") });

/** Lists the forms, opens and closes them. */
export function formsApi({ forms, requireProvedKey }: Parts, { administratorOnly }: AccessRules) {
	const router = apiRouter();
	router.openapi(
		createRoute({
			...administratorOnly,
			method: "get",
			path: formsPath,
			summary: "List the forms of the site",
			responses: { 200: json(z.array(formSchema), "All of them"), ...refused.signedOut },
		}),
		async (context) => context.json(await forms.listForms(), 200),
	);
	for (const [below, state, summary] of [
		["opening", "open", "Open a form on the site: its links lead to it from now on"],
		["closing", "closed", "Close a form: its links lead to the address of the facts again"],
	] as const) {
		router.openapi(
			createRoute({
				...administratorOnly,
				method: "post",
				path: `${formsPath}/{id}/${below}`,
				summary,
				request: { params },
				responses: {
					200: json(formSchema, "The form"),
					...refused.invalid,
					...refused.signedOut,
					...(state === "open" && refused.conflict),
				},
			}),
			async (context) => {
				if (state === "open") await requireProvedKey();
				const { id } = context.req.valid("param");
				context.set("recorded", { subject: id });
				return context.json(await forms.setState(id, state), 200);
			},
		);
	}
	return router;
}
