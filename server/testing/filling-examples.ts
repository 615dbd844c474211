import { challengePath } from "#app/features/applications/filling/filling.ts";
import { questionSchemas } from "#app/features/forms/question.ts";
import { savesPerClient, searchesPerClient } from "#server/composition/limits.ts";
import type { ExampleSite } from "./example-site.ts";
import { tooOften } from "./example-site.ts";

const path = "/api/applications/membership/answers";

const saved = (question: string, hasBegun: boolean) => ({
	...{ language: "en", answers: { [question]: "Anna" }, hasBegun },
	turn: { page: "page", number: 1 },
});

/** The examples of the operations of a form that somebody fills in. */
export const fillingExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	"POST /api/applications/{form}/answers": async (site) => {
		const question = questionSchemas.schemas.input.parse({ form: "membership", label: "First name" });
		const { id } = await site.stores.questions.create(question);
		const save = (hasBegun = false) => site.send("POST", path, saved(id, hasBegun));
		const closed = await save();
		await site.stores.forms.setState("membership", "open");
		const withoutKey = await save();
		await site.site.services.masters.create();
		return [
			...[closed, withoutKey],
			await save(),
			await save(true),
			await site.send("POST", path, { answers: 1 }),
			...(await tooOften(savesPerClient, () => save())),
		];
	},
	[`GET ${challengePath}`]: async (site) => {
		await site.site.services.masters.create();
		const ask = () => site.send("GET", challengePath);
		return [await ask(), ...(await tooOften(searchesPerClient, ask))];
	},
};
