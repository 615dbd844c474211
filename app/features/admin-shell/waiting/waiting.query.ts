import { queryOptions } from "@tanstack/react-query";
import { type Waiting, waitingPath } from "./waiting.ts";

/** What waits for the owner. */
export const waitingQuery = queryOptions<Waiting>({ queryKey: [waitingPath] });
