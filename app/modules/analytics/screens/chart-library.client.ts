import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from "chart.js";

const bars = [BarController, BarElement];
const lines = [LineController, LineElement, PointElement];
ChartJs.register(...bars, ...lines, CategoryScale, LinearScale, Legend, Tooltip);

// Drawn in the browser alone: the server's bundle goes without it.
export { Chart } from "react-chartjs-2";
