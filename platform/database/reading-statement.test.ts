import { expect, it } from "vitest";
import { isReading } from "./reading-statement.ts";

it.each([
	["select * from articles", true],
	[' ( select "updated_at" from "articles" )', true],
	["with newest as (select 1) select * from newest", true],
	["pragma page_count", true],
	["begin deferred", true],
	["with gone as (delete from articles returning id) select * from gone", false],
	["insert into articles select * from others", false],
	["update articles set title = ?", false],
	["delete from articles", false],
	["begin immediate", false],
	["begin", false],
	["analyze", false],
	["create table notes (id text)", false],
])("reads alone: %s, %s", (statement, expected) => expect(isReading(statement)).toBe(expected));
