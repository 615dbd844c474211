import { useSearchParams } from "react-router";
import { queryOfEvents, type ShownEvents, shownEventsOf } from "#app/features/events/shown-events.ts";

/** Which events the address asks for, and the way to ask for others, which keeps the rest of it. */
export function useShownEvents(): [ShownEvents, (changes: Partial<ShownEvents>) => void] {
	const [address, setAddress] = useSearchParams();
	const asked = shownEventsOf(address);
	const ask = (changes: Partial<ShownEvents>) =>
		setAddress(queryOfEvents({ ...asked, ...changes }), { replace: true, preventScrollReset: true });
	return [asked, ask];
}
