import { describe, expect, it } from "vitest";
import { questionSchemas } from "#app/features/forms/question.ts";
import { nadiasAnswers, someApplication } from "#server/testing/applications.ts";
import { testSite } from "#server/testing/test-site.ts";

const script = `<script>alert(1)</script><img src=x onerror=alert(1)>`;
const formulas = ["=1+1", "+1", "-1", "@SUM(A1)", '"=1', "\t=1", "＝1", "a;=1", "a\n=1"];

async function open() {
	const site = await testSite();
	const token = await site.signIn();
	const { applications, masters } = site.site.services;
	const add = (written: Parameters<typeof someApplication>[1]) =>
		someApplication({ db: site.database.db, masters }, written);
	const ask = async (label: string, more: object = {}) => {
		const question = { form: "membership", label, ...more };
		return (await site.stores.questions.create(questionSchemas.schemas.input.parse(question))).id;
	};
	const file = async (query = "") =>
		(await site.send("GET", `/api/admin/applications.csv${query}`, undefined, token)).text();
	return { ...site, ...applications, add, ask, file };
}

const answer = (id: string, label: string, value: string) =>
	({ id, label, value, kind: "short", purpose: "none" }) as const;

describe("hostile answers", () => {
	it("are text in the file: no cell begins a formula, whatever a question is called", async () => {
		const { add, ask, file } = await open();
		const ids = await Promise.all(formulas.map((_, number) => ask(`=Question ${number}`)));
		await add({
			answers: formulas.map((formula, number) => answer(ids[number] ?? "", `=Question ${number}`, formula)),
			applicant: { name: "=HYPERLINK(1)", email: "+a@example.com", telephone: "+230 5251 2345" },
		});
		const cells = (await file()).replace("\ufeff", "").split(/,|\r\n/);
		const beginning = cells.map((cell) => cell.replace(/^"/, ""));
		expect(beginning.filter((cell) => /^[\s"]*[=+\-@＝]/.test(cell))).toEqual([]);
		expect(beginning.filter((cell) => /[;\n][\s"]*[=+\-@＝]/.test(cell))).toEqual([]);
	});

	it("are escaped in the mail that greets their applicant, also in words that the owner changed", async () => {
		const { add, mails } = await open();
		const named = { ...answer("q1", "First name", script), purpose: "firstName" } as const;
		const id = await add({ state: "read", answers: [named], applicant: { name: script } });
		for (const words of [{}, { subject: script, text: `Dear ${script}` }]) {
			const { html, text } = await mails.preview(id, { state: "accepted", ...words });
			expect(text).toContain(script);
			expect(html).not.toContain("<script>alert");
			expect(html).not.toContain("<img src=x");
			expect(html).toContain("&lt;script&gt;");
		}
	});
});

describe("the file of applications", () => {
	it("has a column for each question, and what was asked in other words stands apart", async () => {
		const { add, ask, file, stores } = await open();
		const born = await ask("Born", { kind: "day", fr: { label: "Naissance" } });
		const love = await ask("Love", { fr: { label: "Amour" } });
		const other = await ask("Where", { form: "network" });
		await add({ answers: [answer(love, "Amour", "La mer"), answer(born, "Naissance", "1990-01-02")] });
		await add({ answers: [answer(love, "Liebe", "Das Meer"), ...nadiasAnswers.slice(5, 6)] });
		const [heads = "", ...rows] = (await file("?form=membership")).replace("\ufeff", "").split("\r\n");
		expect(heads).toBe(
			"form,state,since,sent,language,membership,name,email,telephone,Born,Love,other answers,notes",
		);
		expect(rows[0] + (rows[1] ?? "")).toMatch(/,1990-01-02,La mer,,/);
		expect(rows.join()).toContain(',,,"Liebe\nDas Meer');
		expect((await file()).split("\r\n")[0]).toContain(",membership: Born,membership: Love,network: Where,");
		expect((await stores.questions.list()).map(({ id }) => id)).toContain(other);
	});

	it("says of a photograph where it is seen", async () => {
		const { add, ask, file } = await open();
		const [given, left] = [
			await ask("Picture", { kind: "photograph" }),
			await ask("Other", { kind: "photograph" }),
		];
		const pictured = (id: string, label: string, value: true | null) =>
			({ id, label, value, kind: "photograph", purpose: "none" }) as const;
		const id = await add({ answers: [pictured(given, "Picture", true), pictured(left, "Other", null)] });
		const [, row = ""] = (await file("?form=membership")).split("\r\n");
		expect(row).toContain(`,http://localhost:3000/admin/application/${id},,`);
	});
});
