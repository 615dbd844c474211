import { expect, it } from "vitest";
import "#platform/testing/dom.ts";
import { openTyping } from "#server/testing/article-editor/open-typing.ts";
import { tools } from "./commands.ts";

type Typing = ReturnType<typeof openTyping>;

/** Returns the text, and the text after each undo and redo. */
function shown({ press, now }: Typing, key: "z" | "y"): string[] {
	const texts = [now()];
	while (press(key, { ctrlKey: true })) texts.push(now());
	return texts;
}

function emptyPaste(): ClipboardEvent {
	return Object.assign(new window.Event("paste"), { clipboardData: null }) as unknown as ClipboardEvent;
}

const withPicture = '<img src="https://a.example/a.png"><p>two</p>';

/** Pastes as the browser does it. */
function paste(data: Record<string, string>) {
	return ({ view }: Typing) => {
		const clipboardData = { files: [], getData: (type: string) => data[type] ?? "" };
		view.dom.dispatchEvent(Object.assign(new window.Event("paste", { cancelable: true }), { clipboardData }));
	};
}

it.each<[string, string, (typing: Typing) => void]>([
	["a tool", "- One", ({ run }) => run(tools.bullets.command)],
	["a paste", "Onetwo", ({ view }) => void view.pasteHTML("<p>two</p>", emptyPaste())],
	[
		"a pasted address",
		"One[https://a.example/](https://a.example/)",
		paste({ "text/plain": "https://a.example/" }),
	],
	[
		"a pasted text with pictures",
		"One\n\n**(Missing picture 1)**\n\ntwo",
		paste({ "text/html": withPicture }),
	],
])("what %s does is undone by itself, however quickly one types before and after", (_what, after, act) => {
	const typing = openTyping("", { plain: true });
	typing.type("One");
	act(typing);
	typing.type("!");
	const states = [`${after}!`, after, "One", ""];
	expect(shown(typing, "z")).toEqual(states);
	expect(shown(typing, "y")).toEqual(states.toReversed());
});
