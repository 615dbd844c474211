import { maxQuestions } from "#app/features/forms/question.ts";
import { keyTriesPerClient } from "#server/composition/limits.ts";
import { someApplication } from "./applications.ts";
import { type ExampleSite, pathOfNew, tooOften } from "./example-site.ts";
import { versionExamples } from "./version-examples.ts";

const path = "/api/admin/questions";
const keyPath = "/api/admin/applications-key";
const question = { form: "network", label: "Where do you live?", fr: { label: "Où habitez-vous ?" } };

const pathOfOne = (site: ExampleSite) => pathOfNew(site, path, question);

/** Adds a question, and one that is asked after its first option. @returns the path of the first. */
async function pathOfNeeded({ request }: ExampleSite): Promise<string> {
	const choice = { form: "network", label: "Alone?", kind: "one", options: ["Yes", "No"] };
	const { id } = (await (await request("POST", path, choice)).json()) as { id: string };
	await request("POST", path, { ...question, shownIf: id, shownIfOption: 0 });
	return `${path}/${id}`;
}

async function provedKey({ site }: ExampleSite): Promise<void> {
	const { applicationKeys: keys } = site.services;
	await keys.create();
	const groups = (await keys.readSheet()).key.split("-");
	await keys.prove((await keys.read()).asked.map((group) => groups[group - 1] ?? ""));
}

/** Takes the key away from an application. @returns the key. */
async function lostKey({ site, database }: ExampleSite): Promise<string> {
	const { applicationKeys: keys, masters } = site.services;
	await someApplication({ db: database.db, masters });
	const { key } = await keys.readSheet();
	await masters.store([]);
	return key;
}

/** The examples of the operations on the site's own forms, and on the key of what is sent on them. */
export const formExamples: Record<string, (site: ExampleSite) => Promise<Response[]>> = {
	...versionExamples(path, pathOfOne),
	"GET /api/admin/questions": async (site) => {
		await pathOfOne(site);
		return [await site.request("GET", path)];
	},
	"POST /api/admin/questions": async (site) => {
		const answers: Response[] = [];
		for (let count = 0; count <= maxQuestions; count += 1)
			answers.push(await site.request("POST", path, question));
		return [...answers, await site.request("POST", path, { ...question, kind: "one" })];
	},
	"PUT /api/admin/questions/{id}": async (site) => {
		const place = await pathOfOne(site);
		const update = { ...question, version: 1 };
		return [
			await site.request("PUT", place, update),
			await site.request("PUT", place, update),
			await site.request("PUT", await pathOfNeeded(site), update),
			await site.request("PUT", `${path}/none`, update),
			await site.request("PUT", place, question),
		];
	},
	"PUT /api/admin/questions/{id}/place": async (site) => {
		const place = await pathOfNeeded(site);
		const [, other = ""] = (await pathOfOne(site)).split(`${path}/`);
		return [
			await site.request("PUT", place, { after: null }),
			await site.request("PUT", place, { after: other }),
			await site.request("PUT", place, { after: "none" }),
			await site.request("PUT", `${path}/none/place`, { after: null }),
			await site.request("PUT", `${place}/place`, { after: null }),
			await site.request("PUT", `${place}/place`, { after: other }),
			await site.request("PUT", `${place}/place`, { after: "none" }),
		];
	},
	"DELETE /api/admin/questions/{id}": async (site) => {
		const place = await pathOfOne(site);
		const needed = await pathOfNeeded(site);
		return [
			await site.request("DELETE", place),
			await site.request("DELETE", place),
			await site.request("DELETE", needed),
		];
	},
	"GET /api/admin/forms": async (site) => [await site.request("GET", "/api/admin/forms")],
	"POST /api/admin/forms/{id}/opening": async (site) => {
		const open = (id: string) => site.request("POST", `/api/admin/forms/${id}/opening`);
		const early = await open("network");
		await provedKey(site);
		return [early, await open("network"), await open("none")];
	},
	"POST /api/admin/forms/{id}/closing": async (site) => [
		await site.request("POST", "/api/admin/forms/network/closing"),
		await site.request("POST", "/api/admin/forms/none/closing"),
	],
	"GET /api/admin/applications-key": async (site) => [await site.request("GET", keyPath)],
	"GET /api/admin/applications-key/sheet": async (site) => {
		const none = await site.request("GET", `${keyPath}/sheet`);
		await provedKey(site);
		return [none, await site.request("GET", `${keyPath}/sheet`)];
	},
	"POST /api/admin/applications-key": async (site) => {
		const made = await site.request("POST", keyPath);
		await lostKey(site);
		return [made, await site.request("POST", keyPath)];
	},
	"POST /api/admin/applications-key/exchange": async (site) => {
		const early = await site.request("POST", `${keyPath}/exchange`);
		await provedKey(site);
		return [early, await site.request("POST", `${keyPath}/exchange`)];
	},
	"POST /api/admin/applications-key/proof": async (site) => {
		const prove = (signs: string[]) => site.request("POST", `${keyPath}/proof`, { signs });
		const none = await prove(["0000", "0000"]);
		await site.request("POST", keyPath);
		const { applicationKeys: keys } = site.site.services;
		const groups = (await keys.readSheet()).key.split("-");
		const right = (await keys.read()).asked.map((group) => groups[group - 1] ?? "");
		return [
			none,
			await prove(right),
			await prove(["0"]),
			...(await tooOften(keyTriesPerClient, () => prove(["0000", "0000"]))),
		];
	},
	"POST /api/admin/applications-key/entry": async (site) => {
		const enter = (key: string) => site.request("POST", `${keyPath}/entry`, { key });
		const key = await lostKey(site);
		return [await enter(key), ...(await tooOften(keyTriesPerClient, () => enter(key)))];
	},
};
