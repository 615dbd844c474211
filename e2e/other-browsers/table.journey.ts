import { Administrator } from "#e2e/support/administrator.ts";
import { tableJourney } from "#e2e/support/table-journey.ts";
import { test } from "./fixtures.ts";
import { signIn, signOut } from "./owner.ts";

test("a table from its first word to its receipts, on phones, in French", async ({
	view,
	listener,
	inbox,
}) => {
	test.setTimeout(600_000);
	await view.resize(1280, 1000);
	await signIn(view);
	await view.resize(390, 844);
	await tableJourney({
		...{ owner: view, inbox, site: listener.url, api: await Administrator.signIn(listener.url) },
		asGuest: async (scripts, steps) => {
			view.runsScripts = scripts === "with scripts";
			listener.withoutScripts = !view.runsScripts;
			await steps(view);
			view.runsScripts = true;
			listener.withoutScripts = false;
		},
	});
	await view.evaluate(`void (document.cookie = "language=en; path=/")`);
	await view.resize(1280, 1000);
	await signOut(view);
});
