import type { testSite } from "./test-site.ts";

/** A site with its administrator signed in: `request` carries the session, `send` does not. */
export type ExampleSite = Awaited<ReturnType<typeof testSite>> & {
	token: string;
	request(method: string, path: string, body?: unknown): Promise<Response>;
};
