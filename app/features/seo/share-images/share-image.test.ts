import { expect, it } from "vitest";
import { drawable } from "./share-image.server.ts";

it.each([
	["Cœur à cœur : l’été", "Cœur à cœur : l’été"],
	["Vous\u202f?", "Vous\u00a0?"],
	["Love 😀 letters", "Love letters"],
	["Dvořák in Brno", "Dvorák in Brno"],
	["愛", ""],
])("%j is drawn as %j", (text, drawn) => {
	expect(drawable(text)).toBe(drawn);
});
