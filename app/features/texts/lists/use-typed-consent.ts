import { useState } from "react";
import { z } from "#app/content/schema.ts";

const typedConsent = z.object({ person: z.string(), givenOn: z.string() });
type TypedConsent = z.infer<typeof typedConsent>;

const nothing: TypedConsent = { person: "", givenOn: "" };

/**
 * Holds a consent that is not recorded yet, across sign-ins and reloads. As it names somebody, no
 * other tab and no later day sees it.
 */
export function useTypedConsent(entry: string) {
	const key = `consent-typed:${entry}`;
	const [typed, setTyped] = useState(() => read(key));

	function change(changed: Partial<TypedConsent>): void {
		const next = { ...typed, ...changed };
		setTyped(next);
		try {
			sessionStorage.setItem(key, JSON.stringify(next));
		} catch {
			// If the storage is full or forbidden, it is in the form alone.
			return;
		}
	}

	return { typed, change, forget: () => sessionStorage.removeItem(key) };
}

function read(key: string): TypedConsent {
	try {
		return typedConsent.parse(JSON.parse(sessionStorage.getItem(key) ?? ""));
	} catch {
		return nothing;
	}
}
