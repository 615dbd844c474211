import { describe, expect, it } from "vitest";
import { activeMembersKey, membersFromListKey } from "#app/features/settings/setting.ts";
import { bothEngines } from "#platform/testing/fresh-database.ts";
import { someApplication } from "#server/testing/applications.ts";
import { testSite } from "#server/testing/test-site.ts";

const owner = "owner";

describe.each(bothEngines)("the number of members, on %s", (engine) => {
	it("follows the list from when the owner says so, until she types a number", async () => {
		const { site, stores, database } = await testSite({ engine });
		const { masters, applications, members, erasures } = site.services;
		const { store } = applications;
		const shown = async () => (await stores.settings.find(activeMembersKey))?.value;
		const add = () => someApplication({ db: database.db, masters }, { state: "read" });
		const accept = (id: string) => store.move(id, { state: "accepted", version: 1, mail: null }, owner);
		await stores.settings.set(activeMembersKey, "150");
		await expect(members.set(membersFromListKey, "on")).rejects.toMatchObject({ code: "no-members" });
		const [one, two] = [await add(), await add()];
		await accept(one);
		expect(await shown()).toBe("150");

		await members.set(membersFromListKey, "on");
		expect(await shown()).toBe("1");
		await accept(two);
		expect(await shown()).toBe("2");
		await store.setMembership(one, { membership: "paused", version: 2 });
		expect(await shown()).toBe("1");
		await erasures.eraseApplication(two);
		expect(await shown()).toBe("0");

		await members.set(activeMembersKey, "160");
		await store.setMembership(one, { membership: "active", version: 3 });
		expect(await shown()).toBe("160");
	});
});
