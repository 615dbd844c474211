import { createContext } from "react-router";

/** Counts one search of the client that sent this request. @returns how many seconds it must wait, if it must. */
export const searchLimitContext = createContext<() => Promise<number | undefined>>();
