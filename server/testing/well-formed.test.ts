import { expect, it } from "vitest";
import { malformation } from "./well-formed.ts";

it.each(['<?xml version="1.0"?>\n<a x="1"><b/>c &amp; d<![CDATA[ <e> & ]]></a>\n', "<a:b><c></c></a:b>"])(
	"accepts %j",
	(xml) => {
		expect(malformation(xml)).toBeUndefined();
	},
);

it.each(["<a>", "<a></b>", "<a>&</a>", '<a x="&"/>', "<a>]]></a>", "<a/>text", "<a <b></a>", "</a>"])(
	"refuses %j",
	(xml) => {
		expect(malformation(xml)).toBeTypeOf("string");
	},
);
