import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useDebounced } from "./use-debounced.ts";

/** A pause in typing after which the server is asked. */
const debounceMs = 250;

type Filter = { search: string };

type Options<F extends Filter> = {
	/** The filter that lets everything through. */
	all: F;
	/** The values that each part may have, or what tells them, but for what is typed. */
	choices: {
		readonly [Name in Exclude<keyof F, "search">]: readonly F[Name][] | ((value: string) => boolean);
	};
	/**
	 * Whether what is typed stays out of the address, and so of histories and logs: it may name a
	 * person.
	 */
	isSearchPrivate?: boolean;
};

/**
 * What a list of the content area is filtered by. It stands in the address, so that a way back
 * leads to the same list. `typed` is what the fields show, `asked` what the server is asked for.
 */
export function useAddressFilter<F extends Filter>(options: Options<F>) {
	const { all, isSearchPrivate = false } = options;
	const [address, setAddress] = useSearchParams();
	const [typed, setTyped] = useState(() => filterOf(address, options));
	const asked: F = { ...typed, search: useDebounced(typed.search.trim(), debounceMs) };
	const query = queryOf(isSearchPrivate ? { ...asked, search: "" } : asked, all);

	useEffect(() => {
		if (query === address.toString()) return;
		setAddress(query, { replace: true, preventScrollReset: true });
	}, [query, address, setAddress]);

	return { typed, setTyped, asked, clear: () => setTyped(all) };
}

/**
 * The filter that a query stands for: what it does not name, or wrongly, is as in the whole list.
 */
function filterOf<F extends Filter>(address: URLSearchParams, options: Options<F>): F {
	const { all, choices, isSearchPrivate = false } = options;
	const known = Object.entries<readonly unknown[] | ((value: string) => boolean)>(choices);
	const chosen = known.flatMap(([name, values]) => {
		const value = address.get(name);
		const isOne = typeof values === "function" ? values : (one: string) => values.includes(one);
		return value !== null && isOne(value) ? [[name, value]] : [];
	});
	const search = isSearchPrivate ? "" : (address.get("search") ?? "");
	return { ...all, ...Object.fromEntries(chosen), search };
}

/** The query that stands for a filter: empty for the whole list. */
function queryOf<F extends Filter>(filter: F, all: F): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(filter)) {
		if (value !== all[name as keyof F]) query.set(name, String(value));
	}
	return query.toString();
}
