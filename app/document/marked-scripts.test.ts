import { expect, it } from "vitest";
import { takeMarkedScripts } from "./marked-scripts.ts";

const mark = "5f0c";
const marked = ` nonce="${mark}"`;

it("reads the scripts that carry the mark, and leaves the document without it", () => {
	const rendered = `<link rel="icon"${marked}/><script${marked}>one()</script><script${marked} type="module">two()</script>`;
	expect(takeMarkedScripts(rendered, mark)).toEqual({
		html: '<link rel="icon"/><script>one()</script><script type="module">two()</script>',
		scripts: ["one()", "two()"],
	});
});

it("reads no script that a text brought along, whatever it is made to look like", () => {
	const texts = [
		"<script>alert(1)</script>",
		'<img alt="<script>alert(1)</script>">',
		'<script nonce="0000">alert(1)</script>',
		'<script nonce="">alert(1)</script>',
	];
	const rendered = `${texts.join("")}<script${marked}>own()</script>`;
	expect(takeMarkedScripts(rendered, mark).scripts).toEqual(["own()"]);
});
