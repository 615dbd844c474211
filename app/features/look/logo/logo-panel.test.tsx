import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Logo } from "#app/site/logo.ts";
import type { Language } from "#app/site/site-config.ts";
import { administer } from "#server/testing/content-area.tsx";
import { LogoPanel } from "./logo-panel.tsx";

afterEach(cleanup);

const logo: Logo = { hash: "a".repeat(64), type: "svg", width: 600, height: 300, isOpaque: true };
const drawing = new File(["<svg/>"], "logo.svg");

function Chooser() {
	const [chosen, setChosen] = useState<Logo | null>(null);
	return (
		<LogoPanel
			id="logo"
			logo={chosen}
			whiteOnDark
			accent={null}
			onLogo={setChosen}
			onWhiteOnDark={() => undefined}
		/>
	);
}

/** Opens the panel before a server that answers an upload so. */
function open(answer: () => Promise<Response>, language: Language = "en") {
	const fetched = vi.fn((_path: string, _request: RequestInit) => answer());
	vi.stubGlobal("fetch", fetched);
	onTestFinished(() => void vi.unstubAllGlobals());
	administer(<Chooser />, language);
	const choose = async (file: File) => {
		const input = screen.getByLabelText(/^(Choose a file|Choisir un fichier)/, { selector: "input" });
		await act(async () => {
			fireEvent.change(input, { target: { files: [file] } });
		});
	};
	return { fetched, choose };
}

const refusal = (message: string) => Response.json({ message, code: "logo-active" }, { status: 400 });

describe("choosing a logo", () => {
	it("sends the file, and shows what was stored under the name of the business", async () => {
		const { fetched, choose } = open(async () => Response.json(logo));
		await choose(drawing);
		const shown = await screen.findAllByAltText("Ensemble");
		expect(shown.map((image) => image.getAttribute("src"))).toEqual(Array(2).fill(`/logo/${logo.hash}.svg`));
		const [path, { body }] = fetched.mock.calls[0] ?? ["", {}];
		expect([path, (body as FormData).get("logo")]).toEqual(["/api/admin/look/logo", drawing]);
		// Nothing shines through this one: there is nothing to choose on dark grounds.
		expect(screen.queryByRole("switch")).toBeNull();
		expect(screen.getByRole("button", { name: "Choose another file" })).toBeDefined();
	});

	it("says why a file was refused, and keeps what was there", async () => {
		const { choose } = open(async () => refusal("This drawing holds more than shapes (<script>)."));
		await choose(drawing);
		expect((await screen.findByRole("alert")).textContent).toContain("holds more than shapes");
		const preview = screen.getByText("How it looks").closest("figure");
		expect(within(preview as HTMLElement).getAllByText("Ensemble")).toHaveLength(2);
		expect(screen.getByRole("button", { name: "Choose a file" })).toBeDefined();
	});

	it("says so where the site cannot be reached", async () => {
		const { choose } = open(() => Promise.reject(new TypeError("Failed to fetch")));
		await choose(drawing);
		expect((await screen.findByRole("alert")).textContent).toContain("could not be reached");
	});

	it("sends no file that is too large", async () => {
		const { fetched, choose } = open(async () => Response.json(logo), "fr");
		await choose(new File([new Uint8Array(1024 * 1024 + 1)], "a.png"));
		expect(screen.getByRole("alert").textContent).toBe("Choisissez un fichier de moins de 1\u00a0Mo.");
		expect(fetched).not.toHaveBeenCalled();
	});
});
