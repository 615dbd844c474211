import { describe, expect, it } from "vitest";
import { adminMemberCount, memberCount, publicMemberCount } from "./setting.ts";

describe("memberCount", () => {
	it.each(["0", "234", " 12 ", "1000000"])("takes %j", (typed) => {
		expect(memberCount.safeParse(typed).success).toBe(true);
	});

	it.each(["", " ", "-1", "1.5", "1e3", "1000001", "many", "12 members"])("refuses %j", (typed) => {
		expect(memberCount.safeParse(typed).error?.issues[0]?.message).toBe("Please enter a valid number");
	});
});

describe("publicMemberCount", () => {
	it("is the setting, or 234 when there is none or it is no number", () => {
		expect(publicMemberCount("310")).toBe(310);
		expect(publicMemberCount("0")).toBe(0);
		expect(publicMemberCount(undefined)).toBe(234);
		expect(publicMemberCount("soon")).toBe(234);
	});
});

describe("adminMemberCount", () => {
	it("is the setting, or 225 when there is none or it is no number", () => {
		expect(adminMemberCount("310")).toBe(310);
		expect(adminMemberCount("0")).toBe(0);
		expect(adminMemberCount(undefined)).toBe(225);
		expect(adminMemberCount("soon")).toBe(225);
	});
});
