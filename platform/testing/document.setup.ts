import "./dom.ts";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { returnToSite } from "./dom.ts";

/*
 * Where one process runs several files of tests, the library is loaded once, and would take away
 * what is rendered after the tests of the first file alone.
 */
afterEach(() => {
	cleanup();
	document.body.replaceChildren();
	localStorage.clear();
	sessionStorage.clear();
	returnToSite();
});
