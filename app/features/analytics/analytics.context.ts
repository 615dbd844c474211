import { createContext } from "react-router";
import type { MeasurementIds } from "./analytics-events.ts";

/** The configured tools, set by the server; null when there are none. */
export const measurementContext = createContext<MeasurementIds | null>(null);
