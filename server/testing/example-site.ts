import type { testSite } from "./test-site.ts";

/** A site with its administrator signed in: `request` carries the session, `send` does not. */
export type ExampleSite = Awaited<ReturnType<typeof testSite>> & {
	token: string;
	request(method: string, path: string, body?: unknown): Promise<Response>;
};

/** Sends the same request until it is refused. @returns the first answer and the last. */
export async function tooOften(limit: number, send: () => Promise<Response>): Promise<Response[]> {
	const first = await send();
	for (let turn = 1; turn < limit; turn += 1) await send();
	return [first, await send()];
}

/** Adds a thing to a list. @returns its path there. */
export async function pathOfNew({ request }: ExampleSite, list: string, thing: object): Promise<string> {
	const { id } = (await (await request("POST", list, thing)).json()) as { id: string };
	return `${list}/${id}`;
}
