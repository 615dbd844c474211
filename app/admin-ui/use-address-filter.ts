import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

/** Returns a value once it has not changed for `ms` milliseconds. */
export function useDebounced<Value>(value: Value, ms: number): Value {
	const [debounced, setDebounced] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setDebounced(value), ms);
		return () => clearTimeout(timer);
	}, [value, ms]);
	return debounced;
}

/** Pause in typing before a request. */
export const debounceMs = 250;

type Filter = { search: string };

type Options<F extends Filter> = {
	all: F;
	/** Valid values of each part, or a predicate. */
	choices: {
		readonly [Name in Exclude<keyof F, "search">]: readonly F[Name][] | ((value: string) => boolean);
	};
	/** Keeps the search out of the address, and so of histories and logs: it may name a person. */
	isSearchPrivate?: boolean;
};

/** The filter of a list, stored in the address: `typed` for the fields, `asked` for requests. */
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

/** Parses a query; parts that are missing or invalid are as in `all`. */
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

/** Returns the query of a filter; blank for `all`. */
function queryOf<F extends Filter>(filter: F, all: F): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(filter)) {
		if (value !== all[name as keyof F]) query.set(name, String(value));
	}
	return query.toString();
}
