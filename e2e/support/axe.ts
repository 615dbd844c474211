import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Returns axe's violations of a page as it is, a line for each element; with `impacts`, only these.
 * It runs in the page itself: the way that looks into frames too, in a tab of its own, takes three
 * times as long, and the policy lets no page have a frame.
 */
export async function axeFindings(
	page: Page,
	impacts?: readonly ("serious" | "critical")[],
): Promise<string[]> {
	// Its half a megabyte is read anew by each analysis, unless it is told to read nothing.
	const isThere = await page.evaluate(() => "axe" in window);
	const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ";" }) })
		.setLegacyMode()
		.options({ resultTypes: ["violations"] });
	const { violations } = await axe.analyze();
	return violations
		.filter(({ impact }) => impacts === undefined || impacts.some((one) => one === impact))
		.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
