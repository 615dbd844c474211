import type { addresses as Addresses } from "#e2e/support/pages.ts";
import { withServerModule } from "#scripts/server-module.ts";

/** Every public page: its name, its address, and whether search engines may show it. */
export type PublicPage = { title: string; address: string; listed: boolean };

/** Returns the public pages, from the table of addresses. */
export function publicPages(): Promise<PublicPage[]> {
	return withServerModule<{ addresses: typeof Addresses }, PublicPage[]>(
		"/e2e/support/pages.ts",
		async ({ addresses }) => addresses.map(({ title, address, listed }) => ({ title, address, listed })),
	);
}
