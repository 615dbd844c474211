import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TextWithAddresses } from "./faq.tsx";

const html = (text: string) => renderToStaticMarkup(<TextWithAddresses text={text} />);

it("links each address and nothing around it", () => {
	expect(html("Write to hello@ensemble.example, or call.")).toBe(
		'Write to <a href="mailto:hello@ensemble.example" class="text-link">hello@ensemble.example</a>, or call.',
	);
	expect(html("To a.b@one.example.")).toContain('"mailto:a.b@one.example"');
});

it("a text without an address is left as it is", () => {
	expect(html("At 6 @ table <8>")).toBe("At 6 @ table &lt;8&gt;");
});
