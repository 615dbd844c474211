import { createContext } from "react";

/** The id of the request that a document is rendered for. Only the server knows it. */
export const RequestId = createContext("");
