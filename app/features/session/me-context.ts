import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, use } from "react";
import { apiRequest } from "#app/api-client/client.ts";
import { useSessionId } from "#app/api-client/session-storage.ts";
import { type Capability, roles } from "#app/site/roles.ts";
import { type Me, mePath } from "./session.ts";

type KnownOfMe = Pick<Me, "role" | "capabilities">;

/** The signed-in person, provided by the layout of the content area. The server decides what is allowed. */
export const MeContext = createContext<KnownOfMe>({ role: "owner", capabilities: [...roles.owner] });

/** The rights before it is known who is signed in: nothing is open. */
export const nobodyYet: KnownOfMe = { role: "host", capabilities: [] };

/** Returns whether something is open to whoever is signed in: what is not, no screen speaks of. */
export function useIsOpen(): (capability: Capability) => boolean {
	const { capabilities } = use(MeContext);
	return (capability) => capabilities.includes(capability);
}

/** Reads who is signed in, once for each session. */
export function useMe() {
	const session = useSessionId();
	const queries = useQueryClient();
	return useQuery({
		queryKey: [mePath, session],
		queryFn: () => readMe(queries),
		enabled: session !== null,
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: Number.POSITIVE_INFINITY,
		placeholderData: keepPreviousData,
	});
}

/** Reads who is signed in; what somebody else read in this tab before is forgotten. */
async function readMe(queries: QueryClient): Promise<Me> {
	const me = await apiRequest<Me>("GET", mePath);
	const before = queries.getQueriesData<Me>({ queryKey: [mePath] });
	if (before.some(([, other]) => other !== undefined && other.id !== me.id))
		queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== mePath });
	return me;
}
