import { createContext } from "react-router";
import type { EventsStore } from "./storage/events.store.server.ts";

/** The events, for this feature's loaders. Set by the server. */
export const eventsContext = createContext<Pick<EventsStore, "listUpcoming">>();
