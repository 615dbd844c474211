import type { addresses as Addresses } from "../e2e/pages.ts";
import { withServerModule } from "../scripts/server-module.ts";

/** Every public page in every language: what it is called, and where it is. */
export type PublicPage = { title: string; address: string };

/** The public pages, from the table of addresses. */
export function publicPages(): Promise<PublicPage[]> {
	return withServerModule<{ addresses: typeof Addresses }, PublicPage[]>(
		"/e2e/pages.ts",
		async ({ addresses }) => addresses.map(({ title, address }) => ({ title, address })),
	);
}
