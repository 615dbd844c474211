import { challengePath } from "#app/features/applications/filling/filling.ts";
import {
	photographAddress,
	photographField,
	photographPath,
} from "#app/features/applications/filling/photographs.ts";
import { questionSchemas } from "#app/features/forms/question.ts";
import { whileFull } from "#platform/testing/full-queue.ts";
import { photographsPerClient, savesPerClient, searchesPerClient } from "#server/composition/limits.ts";
import { askForPhotograph, phonePhotograph } from "./applicant-photographs.ts";
import type { ExampleSite } from "./example-site.ts";
import { tooOften } from "./example-site.ts";

const path = "/api/applications/membership/answers";

const saved = (question: string, hasBegun: boolean) => ({
	...{ language: "en", answers: { [question]: "Anna" }, hasBegun },
	turn: { page: "page", number: 1 },
});

/** An open form that asks for a photograph, and what sends one. */
async function photographed({ app, stores, site }: ExampleSite) {
	const { masters } = site.services;
	await masters.create();
	const { id } = await askForPhotograph({ stores });
	await stores.forms.setState("membership", "open");
	const address = photographAddress("membership", id, { language: "en" });
	async function send({ file, query = "" }: { file?: string; query?: string } = {}): Promise<Response> {
		const body = new FormData();
		body.set(photographField, new File([file ?? (await phonePhotograph())], "a.jpg"));
		return app.request(address + query, { method: "POST", body });
	}
	return { address, send, masters };
}

const cookieOf = (answer: Response) => answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";

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
	[`POST ${photographPath}`]: async (site) => {
		const { address, send } = await photographed(site);
		const begun = await send();
		return [
			begun,
			await send({ file: "no picture" }),
			await send({ query: "&begun=1" }),
			await whileFull(site.pictures.queue, "visitor", () => send()),
			await site.app.request(address.replace("membership", "network"), { method: "POST" }),
			...(await tooOften(photographsPerClient, () => send({ file: "no picture" }))),
		];
	},
	[`GET ${photographPath}`]: async (site) => {
		const { address, send, masters } = await photographed(site);
		const headers = { Cookie: cookieOf(await send()) };
		const look = () => site.app.request(address, { headers });
		const shown = await look();
		const keys = masters.list();
		await masters.store([]);
		const withoutKey = await look();
		await masters.store(keys);
		return [shown, withoutKey, await site.app.request(address)];
	},
	[`DELETE ${photographPath}`]: async (site) => {
		const { address, send } = await photographed(site);
		const headers = { Cookie: cookieOf(await send()) };
		const remove = (path: string, init: RequestInit = {}) =>
			site.app.request(path, { method: "DELETE", ...init });
		const wrong = address.replace("language=en", "language=none");
		return [await remove(address, { headers }), await remove(address), await remove(wrong)];
	},
	[`GET ${challengePath}`]: async (site) => {
		await site.site.services.masters.create();
		const ask = () => site.send("GET", challengePath);
		return [await ask(), ...(await tooOften(searchesPerClient, ask))];
	},
};
